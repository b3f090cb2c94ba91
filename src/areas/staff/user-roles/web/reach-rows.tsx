import type { PermissionScope } from "#domain/access/permission-map.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { RoleAssignment } from "../contract.ts";
import { texts } from "../text.ts";
import { ChoiceRow } from "./choice-row.tsx";

/** How far a role reaches at a person's own places; NONE where it is not held. */
export const reaches = ["NONE", "UNIT", "SITE", "GLOBAL"] as const;
export type Reach = (typeof reaches)[number];

/** By the id of the role. */
export type Reaches = Readonly<Record<string, Reach>>;

interface Given {
	readonly roles: readonly { readonly id: string; readonly name: string }[];
	readonly values: Reaches;
	readonly onChange: (roleId: string, reach: Reach) => void;
	/** Whether a role may be given this reach; every one unless given. */
	readonly isOpen?: (roleId: string, reach: Reach) => boolean;
	/** Id of the text that says why some of it cannot be chosen. */
	readonly describedBy?: string | undefined;
}

/** Roles, each with how far it reaches. */
export function ReachRows(given: Given) {
	const words = useReachWords();
	const { roles, values, onChange, isOpen = () => true } = given;
	return roles.map(({ id, name }) => (
		<ChoiceRow<Reach>
			key={id}
			name={`reach:${id}`}
			label={name}
			value={values[id] ?? "NONE"}
			onChange={(reach) => onChange(id, reach)}
			describedBy={given.describedBy}
			options={reaches.map((value) => ({
				value,
				label: words[value],
				isNone: value === "NONE",
				disabled: !isOpen(id, value),
			}))}
		/>
	));
}

/** The widest reach of every role among a person's assignments that have neither an end nor a place of their own. */
export function reachesOf(
	roles: readonly { readonly id: string }[],
	assignments: readonly RoleAssignment[],
): Reaches {
	const basic = assignments.filter(isBasic);
	return Object.fromEntries(
		roles.map(({ id }) => [
			id,
			reaches.findLast((reach) => basic.some((one) => one.roleId === id && one.scope === reach)) ??
				"NONE",
		]),
	);
}

/** Whether an assignment is one of those that the basic roles are about. */
export function isBasic(one: RoleAssignment): boolean {
	const { scope, isOwnPlace, isCurrent, validTo } = one;
	return (isOwnPlace || scope === "GLOBAL") && isCurrent && validTo === null;
}

/** As it is sent: what differs from `before`. */
export function changedReaches(before: Reaches, after: Reaches) {
	return Object.entries(after)
		.filter(([roleId, reach]) => reach !== (before[roleId] ?? "NONE"))
		.map(([roleId, reach]) => ({ roleId, scope: reach === "NONE" ? null : reach }));
}

/** The roles that somebody new is to get. */
export function rolesOfReaches(chosen: Reaches): { roleId: string; scope: PermissionScope }[] {
	return Object.entries(chosen).flatMap(([roleId, reach]) =>
		reach === "NONE" ? [] : [{ roleId, scope: reach }],
	);
}

/** How far a role reaches, in a word. */
export function useReachWords(): Readonly<Record<Reach, string>> {
	const { scopes, levels } = useTexts(texts);
	return { ...scopes, NONE: levels.NONE };
}
