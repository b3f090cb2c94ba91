import { Section } from "#kit/ui/facts/section.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { Answer } from "#kit/web/answer.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { contract, type RequirementTarget, workspaces } from "../contract.ts";
import { texts } from "../text.ts";
import { levelWords } from "./level-words.ts";
import { qualificationRequirementsOverview } from "./panels.ts";
import "./requirements.css";

/** What a workspace asks for, in its detail, and the way to change it. */
export function RequirementsSection({ item }: { readonly item: { readonly id: string } }) {
	const { requirements: t } = useTexts(texts);
	return <RequirementsOf target="WORKSPACE" targetId={item.id} none={t.none} />;
}

interface Given {
	readonly target: RequirementTarget;
	readonly targetId: string;
	/** Where nothing is asked for. */
	readonly none: string;
}

export function RequirementsOf({ none, ...target }: Given) {
	const { requirements: t } = useTexts(texts);
	const change = () => openPanel(qualificationRequirementsOverview, target, { stack: "sub" });
	return (
		<Section title={t.title} edit={t.change} onEdit={change}>
			<Answer
				endpoint={contract.listRequirements}
				input={target}
				topic={workspaces.topic}
				notLoaded={t.notLoaded}
			>
				{({ requirements }) =>
					requirements.length === 0 ? (
						<EmptyState text={none} />
					) : (
						<ul className="requirements">
							{requirements.map((one) => (
								<li key={one.id}>
									<b>{one.name}</b>
									<span>{levelWords(one, t)}</span>
								</li>
							))}
						</ul>
					)
				}
			</Answer>
		</Section>
	);
}
