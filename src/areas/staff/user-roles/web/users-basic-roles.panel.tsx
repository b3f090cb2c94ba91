import { useId, useMemo } from "react";
import { contract as rolesContract } from "#areas/staff/roles/contract.ts";
import { limits } from "#kit/contract/limits.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract, type RoleAssignment } from "../contract.ts";
import { texts } from "../text.ts";
import type { ofUser } from "./grant-params.ts";
import { FixedNotice, useIsOwnFixed } from "./grants/grant-list.tsx";
import { usePersonName } from "./grants/use-grant-words.ts";
import {
	changedReaches,
	isBasic,
	type Reach,
	type Reaches,
	ReachRows,
	reaches,
	reachesOf,
	useReachWords,
} from "./reach-rows.tsx";
import { renewGrants, useGrantsLive } from "./use-grants-live.ts";

const all = { pageSize: limits.listLength };

/** How far each role reaches for a person, at a glance. */
export default function UsersBasicRolesPanel(given: PanelProps<typeof ofUser>) {
	const words = useTexts(texts).roles;
	const input = { userId: given.userId, ...all };
	// both are asked for at once
	useApi(contract.listRoleAssignments, input);
	useGrantsLive();
	return (
		<AnswerPanel endpoint={rolesContract.listRoles} input={all} words={words}>
			{(roles) => (
				<AnswerPanel endpoint={contract.listRoleAssignments} input={input} words={words}>
					{(held) => <BasicRoles {...given} roles={roles.items} held={held.items} />}
				</AnswerPanel>
			)}
		</AnswerPanel>
	);
}

interface Role {
	readonly id: string;
	readonly name: string;
}

interface Given {
	readonly userId: string;
	readonly roles: readonly Role[];
	readonly held: readonly RoleAssignment[];
	readonly close: () => void;
}

/** Each role is a field, so that changes are counted one by one; only what was changed is sent. */
function BasicRoles({ userId, roles, held, close }: Given) {
	const t = useTexts(texts).basic;
	const name = usePersonName(userId);
	const isFixed = useIsOwnFixed(userId);
	const mayWrite = useMay("roles.manage", "WRITE") && !isFixed;
	const mayTake = useMay("roles.manage", "FULL");
	const saved = useMemo(() => reachesOf(roles, held), [roles, held]);
	const form = useApiForm<Reaches, typeof contract.updateBasicRoles>({
		draftKey: `users.basic-roles:${userId}`,
		initial: saved,
		fields: useRules(roles),
		endpoint: contract.updateBasicRoles,
		input: (chosen) => ({ userId, roles: changedReaches(saved, chosen) }),
		onSaved: () => void renewGrants(),
	});
	const noticeId = useId();
	const others = held.filter((one) => !isBasic(one)).length;
	// to narrow is to take
	const isNarrower = (roleId: string, reach: Reach) =>
		reaches.indexOf(reach) < reaches.indexOf(saved[roleId] ?? "NONE");
	const isOpen = (roleId: string, reach: Reach) =>
		mayWrite && (mayTake || !isNarrower(roleId, reach));
	const content = (
		<>
			<p className="rights-help">{t.help}</p>
			{isFixed && <FixedNotice id={noticeId} />}
			<ReachRows
				roles={roles}
				values={form.values}
				onChange={form.set}
				isOpen={isOpen}
				describedBy={isFixed ? noticeId : undefined}
			/>
			{others > 0 && <p className="rights-help">{t.others(others)}</p>}
		</>
	);
	if (!mayWrite) return <PanelFrame sub={name}>{content}</PanelFrame>;
	return (
		<FormPanel form={form} sub={name} close={close}>
			{content}
		</FormPanel>
	);
}

function useRules(roles: readonly Role[]): FormRules<Reaches> {
	const words = useReachWords();
	return Object.fromEntries(
		roles.map(({ id, name }) => [id, { label: name, print: (reach: Reach) => words[reach] }]),
	);
}
