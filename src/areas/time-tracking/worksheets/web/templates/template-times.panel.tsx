import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { templates } from "../../contract/templates.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import type { ofTimes } from "../panels.ts";
import { TimesForm } from "./times-form.tsx";

type Given = PanelProps<typeof ofTimes>;

/** The weeks of a version; a new one begins like the last. */
export default function TemplateTimesPanel({ id, versionId, close }: Given) {
	const t = useTexts(texts).versions;
	const title = versionId === undefined ? t.create : t.edit;
	const template = useApi(templates.operations.get, { id });
	const versions = useApi(contract.listWorksheetTemplateVersions, {
		templateId: id,
	});
	if (template.isPending || versions.isPending) {
		return <PanelFrame title={title} isLoading />;
	}
	if (template.data === undefined || versions.data === undefined) {
		return (
			<PanelFrame title={title}>
				<ErrorState
					text={t.notLoaded}
					onRetry={() => {
						void template.refetch();
						void versions.refetch();
					}}
				/>
			</PanelFrame>
		);
	}
	const { items } = versions.data;
	const version = items.find((one) => one.id === versionId);
	if (versionId !== undefined && version === undefined) {
		return (
			<PanelFrame title={title}>
				<EmptyState text={t.none} />
			</PanelFrame>
		);
	}
	return (
		<TimesForm
			key={versionId ?? ""}
			template={template.data}
			version={version}
			like={items[0]}
			close={close}
		/>
	);
}
