import { contract as rolesContract } from "#areas/staff/roles/contract.ts";
import { type Reaches, ReachRows } from "#areas/staff/user-roles/web/public.ts";
import { limits } from "#kit/contract/limits.ts";
import type { FormField } from "#kit/ui/form/form-given.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { texts } from "../../text.ts";

/** Roles to choose from, the default ones apart; nothing for people who may not assign any. */
export function AssistantRoles({ field }: { readonly field: FormField<Reaches> }) {
	const t = useTexts(texts).assistant;
	const { items, mayAssign } = useRoleChoice();
	if (!mayAssign) return null;
	const named = items.filter(({ isDefault }) => isDefault);
	const names = named.map(({ name }) => name).join(", ");
	return (
		<section data-wide className="assistant-roles" aria-label={t.roles}>
			<h4>{t.roles}</h4>
			<p className="person-note">
				{t.rolesHelp} {names && t.besides(names)}
			</p>
			<ReachRows
				roles={items.filter(({ isDefault }) => !isDefault)}
				values={field.value}
				onChange={(roleId, reach) => field.onChange({ ...field.value, [roleId]: reach })}
			/>
		</section>
	);
}

/** All roles, for people who may assign some. */
export function useRoleChoice() {
	const mayAssign = useMay("roles.manage", "WRITE");
	const { data } = useApi(
		rolesContract.listRoles,
		{ pageSize: limits.listLength },
		{ enabled: mayAssign },
	);
	return { mayAssign, items: data?.items ?? [] };
}
