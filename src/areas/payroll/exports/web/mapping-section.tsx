import { Button } from "@mantine/core";
import { Section } from "#kit/ui/facts/section.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { payrollExport, wageExportConfig } from "./panels.ts";

interface Given {
	readonly item: { readonly id: string; readonly type: string };
}

/** The ways from a configuration to its wage types and its file. */
export function MappingSection({ item: { id, type } }: Given) {
	const t = useTexts(texts);
	return (
		<Section title={t.mapping.title}>
			{type === "DATEV_LODAS" && <p>{t.trial}</p>}
			<div className="export-ways">
				<Button variant="default" onClick={() => openPanel(wageExportConfig, { id })}>
					{t.mapping.open}
				</Button>
				<Button variant="default" onClick={() => openPanel(payrollExport, { configId: id })}>
					{t.file.open}
				</Button>
			</div>
		</Section>
	);
}
