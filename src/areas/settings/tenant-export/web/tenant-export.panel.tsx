import { Button } from "@mantine/core";
import { contract as jobs } from "#areas/settings/jobs/contract.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";

export default function TenantExportPanel() {
	const t = useTexts(texts);
	const action = useAction(contract.startTenantExport, {
		context: t.title,
		renews: [jobs.listJobs],
	});
	return (
		<PanelFrame
			footer={
				<Button
					loading={action.isPending}
					disabled={action.isSuccess}
					onClick={() => action.mutate({})}
				>
					{t.start}
				</Button>
			}
		>
			<p>{t.about}</p>
			{action.isSuccess && <p role="status">{t.started}</p>}
		</PanelFrame>
	);
}
