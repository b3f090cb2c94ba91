import { UnitChoice, UnitsChoice } from "#areas/staff/units/web/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useForm } from "#kit/ui/form/use-form.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { renewUsers, type User } from "../user.ts";
import { PartForm, type PartGiven } from "./part-form.tsx";

interface PlaceValues {
	readonly unitId: string | null;
	readonly validFrom: string | null;
	readonly secondaryUnitIds: readonly string[];
}

/** The unit of a person, from a day on, and those she belongs to as well. */
export function EditPlace(given: PartGiven) {
	const t = useTexts(texts).edit;
	const form = usePlaceForm(given.user);
	return (
		<PartForm {...given} form={form}>
			<FormSection id="place" title={t.place}>
				<UnitChoice {...form.field("unitId")} />
				<DateField {...form.field("validFrom")} earliest={isoOfDay(dayNow())} />
				<UnitsChoice {...form.field("secondaryUnitIds")} />
			</FormSection>
		</PartForm>
	);
}

function usePlaceForm(user: User) {
	const { edit: t, fields } = useTexts(texts);
	return useForm<PlaceValues>({
		draftKey: `users.edit-place:${user.id}`,
		initial: {
			unitId: user.unitId,
			validFrom: null,
			secondaryUnitIds: user.secondaryUnitIds,
		},
		version: user.version,
		fields: {
			unitId: { label: fields.unit, required: true, section: "place" },
			validFrom: {
				label: fields.validFrom,
				help: t.validFromHelp,
				section: "place",
			},
			secondaryUnitIds: { label: fields.secondaryUnits, section: "place" },
		},
		save: (values, version = user.version) => savePlace(user, values, version).finally(renewUsers),
		onFailure: (error) => handleError(error, { context: t.saving }),
		reload: renewUsers,
	});
}

/** Each of the two is sent only where it was changed; the second builds upon the first. */
async function savePlace(
	user: User,
	{ unitId, validFrom, secondaryUnitIds }: PlaceValues,
	version: number,
): Promise<void> {
	const { id: userId } = user;
	let latest = version;
	if (unitId !== null && unitId !== user.unitId) {
		const moved = { userId, unitId, validFrom, version };
		latest = (await api(contract.setUserUnit, moved)).version;
	}
	const before = [...user.secondaryUnitIds].sort().join();
	if ([...secondaryUnitIds].sort().join() !== before) {
		await api(contract.setSecondaryUnitIds, {
			userId,
			unitIds: [...secondaryUnitIds],
			version: latest,
		});
	}
}
