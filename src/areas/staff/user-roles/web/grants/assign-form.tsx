import { IconUsers } from "@tabler/icons-react";
import { contract as rolesContract } from "#areas/staff/roles/contract.ts";
import { openUserPicker } from "#areas/staff/users/web/public.ts";
import { limits } from "#kit/contract/limits.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { renewGrants } from "../use-grants-live.ts";
import { GrantForm, PlaceFields } from "./grant-form.tsx";
import { type GrantValues, grantInput, newGrant, useGrantRules } from "./grant-values.ts";

/** What is settled already; the rest is asked for. */
export interface AssignSubject {
	readonly roleId?: string;
	readonly userId?: string;
	readonly unitId?: string;
}

interface Values extends GrantValues {
	readonly roleId: string | null;
	readonly userIds: readonly string[];
}

/** Gives one or several people a role. */
export function AssignForm({ subject, onDone }: { subject: AssignSubject; onDone: () => void }) {
	const t = useTexts(texts).roles;
	const { roleId, userId, unitId } = subject;
	const form = useApiForm<Values, typeof contract.createRoleAssignments>({
		draftKey: `roles.assign:${roleId ?? userId ?? unitId}`,
		initial: {
			roleId: roleId ?? null,
			userIds: userId === undefined ? [] : [userId],
			...newGrant(unitId),
		},
		fields: {
			roleId: { label: t.role, required: true },
			userIds: { label: t.users, check: (ids) => (ids.length === 0 ? t.noUsers : undefined) },
			...useGrantRules(),
		},
		endpoint: contract.createRoleAssignments,
		input: (values) => ({
			roleId: values.roleId ?? "",
			userIds: [...values.userIds],
			...grantInput(values),
		}),
		context: t.assign,
		onSaved: ({ created }) => {
			toast({ type: "positive", title: t.given(created) });
			void renewGrants();
		},
	});
	const isOfRole = roleId !== undefined;
	return (
		<GrantForm
			form={form}
			title={isOfRole ? t.assignUsers : t.assign}
			saveLabel={t.save}
			onDone={onDone}
		>
			{!isOfRole && <RoleField form={form} />}
			{userId === undefined && <UsersField form={form} />}
			{unitId === undefined && <PlaceFields form={form} />}
		</GrantForm>
	);
}

function RoleField({ form }: { readonly form: Form<Values> }) {
	const { data } = useApi(rolesContract.listRoles, { pageSize: limits.listLength });
	return (
		<SelectField
			{...form.field("roleId")}
			options={(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
		/>
	);
}

function UsersField({ form }: { readonly form: Form<Values> }) {
	const t = useTexts(texts).roles;
	const { id, value, error } = form.field("userIds");
	const choose = async () => {
		const chosen = await openUserPicker({ value, title: t.chooseUsers });
		if (chosen !== null) form.set("userIds", chosen);
	};
	return (
		<div>
			<PictureButton icon={IconUsers} label={t.chooseUsers} id={id} onClick={() => void choose()} />
			<p role="status">{value.length > 0 && t.chosen(value.length)}</p>
			{error !== undefined && <p role="alert">{error}</p>}
		</div>
	);
}
