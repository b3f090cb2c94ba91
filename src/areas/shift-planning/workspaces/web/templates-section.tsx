import { Button } from "@mantine/core";
import { shiftTemplates } from "#areas/shift-planning/templates/contract.ts";
import { workspacesTemplateUpdate } from "#areas/shift-planning/templates/web/panels.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { Answer } from "#kit/web/answer.tsx";
import { ArchivedMark } from "#kit/web/master-data/archived-mark.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { workspaces } from "../contract.ts";
import { texts } from "../text.ts";
import "./requirements.css";

/** Who is needed at a workspace by its templates, and the way to change them. */
export function TemplatesSection({ item }: { readonly item: { readonly id: string } }) {
	const { templates: t } = useTexts(texts);
	const mayWrite = useMay(workspaces.permission, "WRITE");
	const change = (id?: string) =>
		openPanel(workspacesTemplateUpdate, { workspaceId: item.id, id }, { stack: "sub" });
	return (
		<Section title={t.title} edit={mayWrite ? t.add : undefined} onEdit={() => change()}>
			<Answer
				endpoint={shiftTemplates.contract.listShiftTemplates}
				input={{ workspaceId: item.id }}
				topic={workspaces.topic}
				notLoaded={t.notLoaded}
			>
				{({ items }) =>
					items.length === 0 ? (
						<EmptyState text={t.none} />
					) : (
						<ul className="requirements">
							{items.map(({ id, name, copyCount, isEnabled }) => (
								<li key={id}>
									<b>{name}</b>
									<span>
										{t.people(copyCount)} {!isEnabled && <ArchivedMark />}
									</span>
									{mayWrite && (
										<Button size="compact-sm" variant="subtle" onClick={() => change(id)}>
											{t.edit}
										</Button>
									)}
								</li>
							))}
						</ul>
					)
				}
			</Answer>
		</Section>
	);
}
