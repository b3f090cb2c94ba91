import { Button } from "@mantine/core";
import {
	groupNames,
	permissionGroups,
	usePermissionWords,
} from "#areas/staff/user-roles/web/public.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { Answer } from "#kit/web/answer.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract, roles } from "../contract.ts";
import { texts } from "../text.ts";
import { rolesAssignments, rolesPermissions } from "./panels.ts";
import "./permission-matrix.css";

interface Given {
	readonly item: { readonly id: string };
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
				{({ permissions }) => <Granted permissions={permissions} />}
			</Answer>
		</Section>
	);
}

type Permissions = AnswerOf<typeof contract.getRolePermissions>["permissions"];

function Granted({ permissions }: { readonly permissions: Permissions }) {
	const t = useTexts(texts).permissions;
	const { keyName, groupName, levelName } = usePermissionWords();
	if (permissions.length === 0) return <EmptyState text={t.none} />;
	const levels = new Map(permissions.map(({ key, level }) => [key, level]));
	return groupNames.map((group) => {
		const held = permissionGroups[group].flatMap((key) => {
			const level = levels.get(key);
			return level === undefined ? [] : [{ key, level }];
		});
		if (held.length === 0) return null;
		return (
			<div key={group} className="role-rights">
				<h4>{groupName(group)}</h4>
				<Facts>
					{held.map(({ key, level }) => (
						<Fact key={key} label={keyName(key)}>
							{levelName(key, level)}
						</Fact>
					))}
				</Facts>
			</div>
		);
	});
}

/** The way to the people who have the role. */
export function AssignmentsSection({ item: { id } }: Given) {
	const t = useTexts(texts).assignments;
	return (
		<Section title={t.section}>
			<Button
				size="xs"
				variant="default"
				onClick={() => openPanel(rolesAssignments, { id }, { stack: "sub" })}
			>
				{useTitle(rolesAssignments)}
			</Button>
		</Section>
	);
}
