import { UnitChoice, UnitsChoice } from "#areas/staff/units/web/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useForm } from "#kit/ui/form/use-form.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { renewUsers, type User } from "../user.ts";
import { PartForm, type PartGiven } from "./part-form.tsx";
import { type SupervisorRow, SupervisorRows } from "./supervisor-rows.tsx";

interface PlaceValues {
	readonly unitId: string | null;
	readonly validFrom: string | null;
	readonly secondaryUnitIds: readonly string[];
}

/** The unit of a person, from a day on, and those she belongs to as well. */
export function EditPlace(given: PartGiven) {
	const { edit: t, fields } = useTexts(texts);
	const { user } = given;
	const form = useForm<PlaceValues>({
		draftKey: `users.edit-place:${user.id}`,
		initial: { unitId: user.unitId, validFrom: null, secondaryUnitIds: user.secondaryUnitIds },
		version: user.version,
		fields: {
			unitId: { label: fields.unit, required: true, section: "place" },
			validFrom: { label: fields.validFrom, help: t.validFromHelp, section: "place" },
			secondaryUnitIds: { label: fields.secondaryUnits, section: "place" },
		},
		save: (values, version = user.version) => savePlace(user, values, version).finally(renewUsers),
		onFailure: (error) => handleError(error, { context: t.saving }),
		reload: renewUsers,
	});
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

interface SupervisorValues {
	readonly supervisors: readonly SupervisorRow[];
}

/** Who decides for a person, with deputies. */
export function EditSupervisors(given: PartGiven) {
	const { edit: t, supervisors: words } = useTexts(texts);
	const { user } = given;
	const form = useApiForm<SupervisorValues, typeof contract.setSupervisors>({
		draftKey: `users.edit-supervisors:${user.id}`,
		initial: { supervisors: user.supervisors.map(({ id: _, ...row }) => row) },
		version: user.version,
		fields: {
			supervisors: {
				label: t.supervisors,
				check: (rows) => {
					if (rows.some(({ unread = [] }) => unread.length > 0)) return words.unread;
					if (rows.some(({ validFrom }) => validFrom === null)) return words.incomplete;
					return rows.some(isTurned) ? t.end : undefined;
				},
				print: (rows) => rows.map(({ name }) => name).join("; "),
			},
		},
		endpoint: contract.setSupervisors,
		input: ({ supervisors }, version = user.version) => ({
			userId: user.id,
			version,
			supervisors: supervisors.map(({ name: _, unread: __, validFrom, ...row }) => ({
				...row,
				validFrom: validFrom ?? "",
			})),
		}),
		context: t.saving,
		onSaved: () => void renewUsers(),
		reload: renewUsers,
	});
	const { value, onChange, error } = form.field("supervisors");
	return (
		<PartForm {...given} form={form}>
			<FormSection id="supervisors" title={t.supervisors}>
				<div data-wide>
					<SupervisorRows userId={user.id} rows={value} onChange={onChange} error={error} />
				</div>
			</FormSection>
		</PartForm>
	);
}

function isTurned({ validFrom, validTo }: SupervisorRow): boolean {
	return validFrom !== null && validTo !== null && validTo < validFrom;
}
