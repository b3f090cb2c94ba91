import { grantableLevels, type PermissionKey } from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { SelectField } from "#kit/ui/field/select-field.tsx";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract, type SingleGrant } from "../contract.ts";
import { texts } from "../text.ts";
import { DaysFields } from "./grant-fields.tsx";
import { GrantFormFrame } from "./grant-form-frame.tsx";
import { type DaysValues, useDaysRules } from "./use-grant-rules.ts";
import { renewGrants } from "./use-grants-live.ts";
import { usePermissionWords } from "./use-permission-words.ts";

interface Values extends DaysValues {
	readonly level: PermissionLevel | null;
}

interface Given {
	readonly grant: SingleGrant;
	readonly permission: PermissionKey;
	readonly onDone: () => void;
}

/** Level and days of a single grant; its right and place are those of another one. */
export function SingleGrantChangeForm({ grant, permission, onDone }: Given) {
	const t = useTexts(texts).single;
	const { levelName } = usePermissionWords();
	const form = useChangeForm(grant);
	return (
		<GrantFormFrame form={form} title={t.edit} saveLabel={t.saveChange} onDone={onDone}>
			<SelectField<PermissionLevel>
				{...form.field("level")}
				options={grantableLevels(permission)
					.filter((level) => level !== "NONE")
					.map((value) => ({ value, label: levelName(permission, value) }))}
			/>
			<DaysFields from={form.field("validFrom")} to={form.field("validTo")} />
		</GrantFormFrame>
	);
}

function useChangeForm({ id, version, level, validFrom, validTo }: SingleGrant) {
	const t = useTexts(texts).single;
	return useApiForm<Values, typeof contract.updateUserPermission>({
		draftKey: `user-permissions.change:${id}`,
		initial: { level, validFrom, validTo },
		version,
		fields: { level: { label: t.level, required: true }, ...useDaysRules() },
		endpoint: contract.updateUserPermission,
		input: (values, known = version) => ({
			id,
			version: known,
			level: values.level ?? level,
			validFrom: values.validFrom ?? "",
			validTo: values.validTo,
		}),
		context: t.edit,
		reload: renewGrants,
		onSaved: () => void renewGrants(),
	});
}
