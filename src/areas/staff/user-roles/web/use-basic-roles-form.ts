import { useMemo } from "react";
import type { Form } from "#kit/ui/form/form-given.ts";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { contract, type RoleAssignment } from "../contract.ts";
import { changedReaches, type Reach, type Reaches, reachesOf } from "./reach.ts";
import { renewGrants } from "./use-grants-live.ts";
import { usePanelWords } from "./use-panel-words.ts";
import { useReachWords } from "./use-reach-words.ts";

interface Role {
	readonly id: string;
	readonly name: string;
}

interface BasicRolesForm {
	readonly form: Form<Reaches>;
	readonly saved: Reaches;
}

/** Each role is a field, so that changes are counted one by one; only what was changed is sent. */
export function useBasicRolesForm(
	userId: string,
	roles: readonly Role[],
	held: readonly RoleAssignment[],
): BasicRolesForm {
	const title = usePanelWords().basicRoles;
	const saved = useMemo(
		() =>
			reachesOf(
				roles.map(({ id }) => id),
				held,
			),
		[roles, held],
	);
	const form = useApiForm<Reaches, typeof contract.updateBasicRoles>({
		draftKey: `users.basic-roles:${userId}`,
		initial: saved,
		fields: useRules(roles),
		endpoint: contract.updateBasicRoles,
		input: (reaches) => ({ userId, roles: changedReaches(saved, reaches) }),
		context: title,
		onSaved: () => void renewGrants(),
	});
	return { form, saved };
}

function useRules(roles: readonly Role[]): FormRules<Reaches> {
	const words = useReachWords();
	return Object.fromEntries(
		roles.map(({ id, name }) => [id, { label: name, print: (reach: Reach) => words[reach] }]),
	);
}
