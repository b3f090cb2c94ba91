import { usePermissionWords } from "#areas/staff/user-roles/web/public.ts";
import { type PermissionKey, permissionKeys } from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Form } from "#kit/ui/form/form-given.ts";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";

export type Levels = Readonly<Record<PermissionKey, PermissionLevel>>;
type RolePermissions = AnswerOf<typeof contract.getRolePermissions>;

/** The level of every key; NONE for those that the role does not name. */
export function levelsOf({ permissions }: RolePermissions): Levels {
	const named = new Map(permissions.map(({ key, level }) => [key, level]));
	return Object.fromEntries(permissionKeys.map((key) => [key, named.get(key) ?? "NONE"])) as Levels;
}

/** What a role is to contain: each key is a field, so that changes are counted and compared one by one. */
export function usePermissionsForm(saved: RolePermissions): Form<Levels> {
	const { id } = saved;
	return useApiForm<Levels, typeof contract.updateRolePermissions>({
		draftKey: `roles.permissions:${id}`,
		initial: levelsOf(saved),
		version: saved.version,
		fields: useRules(),
		endpoint: contract.updateRolePermissions,
		input: (levels, version = saved.version) => ({
			id,
			version,
			permissions: permissionKeys.map((key) => ({ key, level: levels[key] })),
		}),
		renews: [contract.getRolePermissions, contract.getRole, contract.listRoles],
		reload: () => renew(contract.getRolePermissions, { id }),
	});
}

function useRules(): FormRules<Levels> {
	const { keyName, levelName } = usePermissionWords();
	return Object.fromEntries(
		permissionKeys.map((key) => [
			key,
			{ label: keyName(key), print: (level: PermissionLevel) => levelName(key, level) },
		]),
	) as unknown as FormRules<Levels>;
}
