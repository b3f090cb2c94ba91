import { isoOfDay } from "#domain/time/iso-day.ts";
import type { Words } from "#kit/contract/texts.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import type { Form } from "#kit/ui/form/form-given.ts";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import type { SettingValue, SettingValues } from "../contract/setting-field.ts";
import { groupOf } from "../contract/setting-groups.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import type { ShownSetting } from "./setting-place.tsx";

/** Under a name that no field has. */
export const validFromName = "valid-from";

export type SettingFormValues = Readonly<Record<string, SettingValue | null>>;

/** What holds at the place today is where typing begins; saving gives the place a value of its own. */
export function useSettingForm(shown: ShownSetting): Form<SettingFormValues> {
	const t = useTexts(texts);
	const { key, scope, placeId, effective } = shown;
	return useApiForm<SettingFormValues, typeof contract.putSettingGroup>({
		draftKey: `settings.form-group:${key}.${scope}.${placeId}`,
		initial: { ...effective.value, [validFromName]: isoOfDay(dayNow()) },
		fields: rulesOf(shown, t),
		endpoint: contract.putSettingGroup,
		input: ({ [validFromName]: validFrom, ...value }) => ({
			key,
			scope,
			...(placeId === null ? {} : { placeId }),
			validFrom: String(validFrom),
			// an emptied field is refused before anything is sent
			value: value as SettingValues,
			basedOn: shown.own?.id ?? null,
		}),
		context: t.form.saving,
		renews: [contract.listSettingGroups, contract.listSettingPlaces],
		onSaved: () => void renew(contract.getSettingGroup),
		reload: () => renew(contract.getSettingGroup),
	});
}

function rulesOf(
	{ key, mayWrite }: ShownSetting,
	t: Words<typeof texts>,
): FormRules<SettingFormValues> {
	const labels: Readonly<Record<string, string>> = t.settings[key].fields;
	const fields = Object.entries(groupOf(key).fields).map(([name, field]) => {
		const isText = field.kind === "TEXT" || field.kind === "MAIL";
		const rule = {
			label: labels[name] ?? name,
			required: !isText && field.kind !== "FLAG",
			readOnly: !mayWrite,
			...(field.kind === "MAIL" ? { type: "MAIL" as const } : {}),
		};
		return [name, rule] as const;
	});
	const validFrom = { label: t.form.validFrom, required: true, help: t.form.validFromHelp };
	return Object.fromEntries([...fields, [validFromName, validFrom]]);
}
