import { Button } from "@mantine/core";
import { contract as jobs } from "#areas/settings/jobs/contract.ts";
import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { texts as kitTexts } from "#kit/ui/text.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";

/** What the archive holds, for whom and how long; and the way to have it made. */
export default function TenantExportPanel({ close }: { readonly close: () => void }) {
	const t = useTexts(texts);
	const { cancel } = useTexts(kitTexts);
	const action = useAction(contract.startTenantExport, {
		context: t.title,
		renews: [jobs.listJobs],
	});
	return (
		<PanelFrame
			footer={
				<>
					{!action.isSuccess && (
						<Button variant="default" data-far-left onClick={close}>
							{cancel}
						</Button>
					)}
					<Button
						loading={action.isPending}
						disabled={action.isSuccess}
						onClick={() => action.mutate({})}
					>
						{t.start}
					</Button>
				</>
			}
		>
			<p>{t.about}</p>
			<Section label={t.title}>
				<Facts>
					<Fact label={t.content}>{t.contentText}</Fact>
					<Fact label={t.leftOut}>{t.leftOutText}</Fact>
					<Fact label={t.personal}>{t.personalText}</Fact>
					<Fact label={t.download}>{t.downloadText}</Fact>
				</Facts>
			</Section>
			{action.isSuccess && <p role="status">{t.started}</p>}
		</PanelFrame>
	);
}
