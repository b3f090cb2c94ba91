import type { Form } from "#kit/ui/form/form-given.ts";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { useForm } from "#kit/ui/form/use-form.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { renewMaster } from "#kit/web/master-data/use-master-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract, qualifications } from "../contract.ts";
import { texts } from "../text.ts";

interface AssignmentValues {
	readonly userId: string | null;
	readonly qualificationId: string | null;
	/** Of a list: `1` is the lowest. */
	readonly level: string | null;
	readonly validFrom: string | null;
	readonly validTo: string | null;
}

export type AssignmentFormValue = Form<AssignmentValues>;

interface Given {
	readonly draftKey: string;
	readonly initial: AssignmentValues;
	readonly version?: number;
	/** How many levels the chosen qualification has. */
	readonly levelsOf: (values: AssignmentValues) => number;
	readonly save: (values: SavedAssignment, version: number | undefined) => Promise<unknown>;
}

interface SavedAssignment {
	readonly userId: string;
	readonly qualificationId: string;
	readonly level: number | null;
	readonly validFrom: string;
	readonly validTo: string | null;
}

export const newAssignment: AssignmentValues = {
	userId: null,
	qualificationId: null,
	level: null,
	validFrom: null,
	validTo: null,
};

/** What is typed about an assignment, new or old. */
export function useAssignmentForm(given: Given): AssignmentFormValue {
	const t = useTexts(texts).assignment;
	const { levelsOf } = given;
	return useForm<AssignmentValues>({
		draftKey: given.draftKey,
		initial: given.initial,
		version: given.version,
		fields: useRules(levelsOf),
		save: async (values, version) => {
			const { userId, qualificationId, level, validFrom, validTo } = values;
			await given.save(
				{
					userId: userId ?? "",
					qualificationId: qualificationId ?? "",
					level: levelsOf(values) === 0 ? null : Number(level),
					validFrom: validFrom ?? "",
					validTo,
				},
				version,
			);
			await renewAssignments();
		},
		onFailure: (error) => handleError(error, { context: t.save }),
		reload: renewAssignments,
	});
}

function useRules(levelsOf: Given["levelsOf"]): FormRules<AssignmentValues> {
	const { assignment: t, users, errors } = useTexts(texts);
	return {
		userId: { label: users.user, required: true },
		qualificationId: { label: t.qualification, required: true },
		level: {
			label: t.level,
			check: (level, values) => {
				const count = levelsOf(values);
				const place = Number(level);
				const fits = count === 0 || (place > 0 && place <= count);
				return fits ? undefined : errors.QUALIFICATION_LEVEL_UNKNOWN;
			},
		},
		validFrom: { label: t.validFrom, required: true },
		validTo: {
			label: t.validTo,
			check: (end, { validFrom }) =>
				end !== null && validFrom !== null && end < validFrom
					? errors.QUALIFICATION_END_BEFORE_BEGIN
					: undefined,
		},
	};
}

export async function renewAssignments(): Promise<void> {
	await Promise.all([
		renew(contract.listQualificationUsers),
		renew(contract.listUserQualifications),
		renewMaster(qualifications),
	]);
}
