import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { useForm } from "#kit/ui/form/use-form.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import type { Contract, Employment } from "./employment-list.tsx";
import { renewContracts } from "./renew-contracts.ts";

interface ContractValues {
	readonly validFrom: string | null;
	readonly validTo: string | null;
	readonly weeklyMinutes: number | null;
	readonly daysPerWeek: number | null;
	readonly annualLeaveDays: number | null;
	readonly arbzgExempt: boolean;
	readonly minorUntil: string | null;
	readonly maternityFrom: string | null;
	readonly maternityTo: string | null;
	readonly maxActualMinutes: number | null;
	readonly maxWageCents: number | null;
	readonly endsPrevious: boolean;
}

export interface ContractFormGiven {
	readonly userId: string;
	readonly employment: Employment;
	/** Absent for a new one. */
	readonly contract: Contract | undefined;
}

/** What is typed about a contract; a new one begins like the newest of the employment. */
export function useContractForm(given: ContractFormGiven) {
	const { userId, employment, contract: saved } = given;
	const t = useTexts(texts).employments;
	return useForm<ContractValues>({
		draftKey: `users.contract:${employment.id}:${saved?.id ?? "new"}`,
		initial: firstValues(given),
		version: saved?.version,
		fields: useContractRules(employment),
		save: async ({ endsPrevious, ...values }, version = saved?.version) => {
			const terms = {
				...values,
				validFrom: values.validFrom ?? "",
				weeklyMinutes: values.weeklyMinutes ?? 0,
				daysPerWeek: values.daysPerWeek ?? 0,
			};
			await (saved === undefined
				? api(contract.createContract, {
						userId,
						employmentId: employment.id,
						endsPrevious,
						...terms,
					})
				: api(contract.updateContract, {
						contractId: saved.id,
						version: version ?? saved.version,
						...terms,
					}));
			await renewContracts();
		},
		onFailure: (error) => handleError(error, { context: t.savingContract }),
		reload: renewContracts,
	});
}

function firstValues({ employment, contract: saved }: ContractFormGiven): ContractValues {
	if (saved !== undefined) {
		const { id: _, employmentId: __, version: ___, ...values } = saved;
		return { ...values, endsPrevious: false };
	}
	const [latest] = employment.contracts;
	return {
		validFrom: latest === undefined ? employment.entryDate : null,
		validTo: null,
		weeklyMinutes: latest?.weeklyMinutes ?? null,
		daysPerWeek: latest?.daysPerWeek ?? 5,
		annualLeaveDays: latest?.annualLeaveDays ?? null,
		arbzgExempt: latest?.arbzgExempt ?? false,
		minorUntil: null,
		maternityFrom: null,
		maternityTo: null,
		maxActualMinutes: latest?.maxActualMinutes ?? null,
		maxWageCents: latest?.maxWageCents ?? null,
		endsPrevious: true,
	};
}

function useContractRules({ entryDate, exitDate }: Employment): FormRules<ContractValues> {
	const { employments: t, fields, errors } = useTexts(texts);
	const period = "period";
	const time = "time";
	const inside = (day: string | null) =>
		day !== null && (day < entryDate || (exitDate !== null && day > exitDate))
			? errors.OUTSIDE_EMPLOYMENT
			: undefined;
	const turned = useTurned();
	return {
		validFrom: {
			label: fields.validFrom,
			required: true,
			help: t.insideHelp,
			section: period,
			check: inside,
		},
		validTo: {
			label: fields.validTo,
			section: period,
			check: (to, { validFrom }) => turned(to, validFrom) ?? inside(to),
		},
		endsPrevious: { label: fields.endsPrevious, section: period },
		weeklyMinutes: {
			label: fields.weeklyMinutes,
			required: true,
			section: time,
		},
		daysPerWeek: { label: fields.daysPerWeek, required: true, section: time },
		annualLeaveDays: { label: fields.annualLeaveDays, section: time },
		...useSpecialRules(),
	};
}

type SpecialRules = Pick<
	FormRules<ContractValues>,
	| "arbzgExempt"
	| "minorUntil"
	| "maternityFrom"
	| "maternityTo"
	| "maxActualMinutes"
	| "maxWageCents"
>;

function useSpecialRules(): SpecialRules {
	const { fields } = useTexts(texts);
	const turned = useTurned();
	const special = "special";
	return {
		arbzgExempt: { label: fields.arbzgExempt, section: special },
		minorUntil: { label: fields.minorUntil, section: special },
		maternityFrom: { label: fields.maternityFrom, section: special },
		maternityTo: {
			label: fields.maternityTo,
			section: special,
			check: (to, { maternityFrom }) => turned(to, maternityFrom),
		},
		maxActualMinutes: { label: fields.maxActualMinutes, section: special },
		maxWageCents: { label: fields.maxWageCents, section: special },
	};
}

/** Says what is wrong with an end before its begin. */
function useTurned() {
	const { errors } = useTexts(texts);
	return (to: string | null, from: string | null) =>
		to !== null && from !== null && to < from ? errors.END_BEFORE_BEGIN : undefined;
}
