import { grantableLevels, type PermissionKey } from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import type { Form } from "#kit/ui/form/form-given.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { DaysFields, PlaceFields } from "../grant-form/grant-fields.tsx";
import { GrantFormFrame } from "../grant-form/grant-form-frame.tsx";
import { type PlaceValues, placeOfChoice } from "../grant-form/place-choice.ts";
import { type DaysValues, useGrantRules } from "../grant-form/use-grant-rules.ts";
import { groupNames, permissionGroups, usePermissionWords } from "../permission-groups.ts";
import { renewGrants } from "../use-grants-live.ts";

interface Values extends PlaceValues, DaysValues {
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
	const form = useGrantForm(userId, unitId);
	return (
		<GrantFormFrame form={form} title={t.add} saveLabel={t.save} onDone={onDone}>
			<RightFields form={form} />
			{unitId === undefined && (
				<PlaceFields
					place={form.field("place")}
					unit={form.field("unitId")}
					site={form.field("siteId")}
				/>
			)}
			<DaysFields from={form.field("validFrom")} to={form.field("validTo")} />
		</GrantFormFrame>
	);
}

function useGrantForm(userId: string, unitId?: string): Form<Values> {
	const t = useTexts(texts).single;
	return useApiForm<Values, typeof contract.createUserPermission>({
		draftKey: `user-permissions.create:${userId}:${unitId ?? ""}`,
		initial: {
			key: null,
			level: null,
			place: unitId === undefined ? "OWN_UNIT" : "UNIT",
			unitId: unitId ?? null,
			siteId: null,
			validFrom: isoOfDay(dayNow()),
			validTo: null,
		},
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
			...placeOfChoice(values),
			validFrom: values.validFrom ?? "",
			validTo: values.validTo,
		}),
		context: t.add,
		onSaved: () => void renewGrants(),
	});
}

function RightFields({ form }: { readonly form: Form<Values> }) {
	const { keyName, groupName, levelName } = usePermissionWords();
	const { key } = form.values;
	const levels = key === null ? [] : grantableLevels(key);
	return (
		<>
			<SelectField<PermissionKey>
				{...form.field("key")}
				options={groupNames.flatMap((group) =>
					permissionGroups[group].map((value) => ({
						value,
						label: keyName(value),
						group: groupName(group),
					})),
				)}
			/>
			<SelectField<PermissionLevel>
				{...form.field("level")}
				disabled={key === null}
				options={levels
					.filter((level) => level !== "NONE")
					.map((value) => ({
						value,
						label: key === null ? value : levelName(key, value),
					}))}
			/>
		</>
	);
}
