import { grantableLevels, type PermissionKey } from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import type { FormField } from "#kit/ui/form/form-given.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { groupNames, permissionGroups, usePermissionWords } from "../permission-groups.ts";
import { renewGrants } from "../use-grants-live.ts";
import { GrantForm, PlaceFields } from "./grant-form.tsx";
import { type GrantValues, grantInput, newGrant, useGrantRules } from "./grant-values.ts";

interface Values extends GrantValues {
	readonly key: PermissionKey | null;
	readonly level: PermissionLevel | null;
}

interface Given {
	readonly userId: string;
	readonly unitId?: string;
	readonly onDone: () => void;
}

/** Gives a person one right at a place. */
export function SingleGrantForm({ userId, unitId, onDone }: Given) {
	const t = useTexts(texts).single;
	const { keyName, groupName } = usePermissionWords();
	const form = useApiForm<Values, typeof contract.createUserPermission>({
		draftKey: `user-permissions.create:${userId}:${unitId ?? ""}`,
		initial: { key: null, level: null, ...newGrant(unitId) },
		fields: {
			key: { label: t.key, required: true },
			level: { label: t.level, required: true },
			...useGrantRules(),
		},
		endpoint: contract.createUserPermission,
		input: (values) => ({
			userId,
			key: values.key ?? "users.manage",
			level: values.level ?? "NONE",
			...grantInput(values),
		}),
		context: t.add,
		onSaved: () => void renewGrants(),
	});
	const keys = groupNames.flatMap((group) =>
		permissionGroups[group].map((value) => ({
			value,
			label: keyName(value),
			group: groupName(group),
		})),
	);
	return (
		<GrantForm form={form} title={t.add} saveLabel={t.save} onDone={onDone}>
			<SelectField<PermissionKey> {...form.field("key")} options={keys} />
			<LevelField permission={form.values.key} field={form.field("level")} />
			{unitId === undefined && <PlaceFields form={form} />}
		</GrantForm>
	);
}

interface LevelGiven {
	/** None is chosen yet. */
	readonly permission: PermissionKey | null;
	readonly field: FormField<PermissionLevel | null>;
}

/** The levels that may be given of a right. */
export function LevelField({ permission, field }: LevelGiven) {
	const { levelName } = usePermissionWords();
	const levels = permission === null ? [] : grantableLevels(permission);
	const options = levels
		.filter((level) => level !== "NONE")
		.map((value) => ({ value, label: permission === null ? value : levelName(permission, value) }));
	return (
		<SelectField<PermissionLevel> {...field} disabled={permission === null} options={options} />
	);
}
