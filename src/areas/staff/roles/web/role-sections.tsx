import { Section } from "#kit/ui/facts/section.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { Answer } from "#kit/web/answer.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract, roles } from "../contract.ts";
import { texts } from "../text.ts";
import { GrantedRights } from "./granted-rights.tsx";
import { rolesAssignments, rolesPermissions } from "./panels.ts";
import { levelsOf } from "./use-permissions-form.ts";

interface Given {
	readonly item: { readonly id: string; readonly userCount: number };
}

/** What the role contains, and the way to the matrix that changes it. */
export function PermissionsSection({ item: { id } }: Given) {
	const t = useTexts(texts).permissions;
	return (
		<Section
			title={t.section}
			edit={useTitle(rolesPermissions)}
			onEdit={() => openPanel(rolesPermissions, { id }, { stack: "sub" })}
		>
			<Answer
				endpoint={contract.getRolePermissions}
				input={{ id }}
				topic={roles.topic}
				notLoaded={t.notLoaded}
			>
				{(role) => <GrantedRights levels={levelsOf(role)} />}
			</Answer>
		</Section>
	);
}

/** The way to the people who have the role. */
export function AssignmentsSection({ item: { id, userCount } }: Given) {
	const t = useTexts(texts).assignments;
	return (
		<Section
			title={t.section}
			edit={useTitle(rolesAssignments)}
			onEdit={() => openPanel(rolesAssignments, { id }, { stack: "sub" })}
		>
			<p className="master-text">{t.people(userCount)}</p>
		</Section>
	);
}
