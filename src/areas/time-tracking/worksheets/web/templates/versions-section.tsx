import { Button } from "@mantine/core";
import { AddButton } from "#kit/ui/add-button.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { Answer } from "#kit/web/answer.tsx";
import { api } from "#kit/web/api.ts";
import { usePeriod } from "#kit/web/person-record/use-period.ts";
import { removeEntry } from "#kit/web/remove-entry.ts";
import { useMayGlobally } from "#kit/web/session/session-store.ts";
import { currentTexts, useTexts } from "#kit/web/texts.ts";
import { type TemplateVersion, templates } from "../../contract/templates.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { worksheetTemplateTimes } from "../panels.ts";
import { renewWorksheets } from "../renew-worksheets.ts";
import { WeekTable } from "./week-table.tsx";
import "../worksheets.css";

/** The times of a template with all versions, the newest first. */
export function VersionsSection({ item }: { readonly item: { readonly id: string } }) {
	const t = useTexts(texts).versions;
	const mayWrite = useMayGlobally(templates.permission, "WRITE");
	const templateId = item.id;
	const create = () => openPanel(worksheetTemplateTimes, { id: templateId }, { stack: "sub" });
	return (
		<Answer
			endpoint={contract.listWorksheetTemplateVersions}
			input={{ templateId }}
			topic={templates.topic}
			notLoaded={t.notLoaded}
		>
			{({ items }) => (
				<Section
					title={t.title}
					aside={
						mayWrite && (
							<AddButton
								label={items.length === 0 ? t.createFirst : t.create}
								size="xs"
								variant="default"
								onClick={create}
							/>
						)
					}
				>
					{items.length === 0 && <p>{t.none}</p>}
					{items.map((version, nth) => (
						<Version key={version.id} version={version} isLast={nth === 0} />
					))}
				</Section>
			)}
		</Answer>
	);
}

interface VersionGiven {
	readonly version: TemplateVersion;
	/** Only the last one can be taken back. */
	readonly isLast: boolean;
}

function Version({ version, isLast }: VersionGiven) {
	const t = useTexts(texts).versions;
	const mayWrite = useMayGlobally(templates.permission, "WRITE");
	const mayDelete = useMayGlobally(templates.permission, "FULL");
	const { id, templateId, validFrom, validTo } = version;
	const days = usePeriod()(validFrom, validTo);
	const edit = () =>
		openPanel(worksheetTemplateTimes, { id: templateId, versionId: id }, { stack: "sub" });
	return (
		<div className="worksheet-version">
			<div className="worksheet-head">
				<b>{days}</b>
				<span>
					{mayWrite && (
						<Button size="compact-sm" variant="subtle" aria-label={t.editOf(days)} onClick={edit}>
							{t.edit}
						</Button>
					)}
					{mayDelete && isLast && (
						<Button
							size="compact-sm"
							variant="subtle"
							c="var(--rej)"
							onClick={() => void removeVersion(id)}
						>
							{t.remove}
						</Button>
					)}
				</span>
			</div>
			<WeekTable version={version} />
		</div>
	);
}

/** Asks and takes the last version of a template back. */
async function removeVersion(versionId: string): Promise<void> {
	const t = currentTexts(texts).versions;
	await removeEntry({
		title: t.remove,
		text: t.removeText,
		remove: () => api(contract.deleteWorksheetTemplateVersion, { versionId }),
		renew: renewWorksheets,
	});
}
