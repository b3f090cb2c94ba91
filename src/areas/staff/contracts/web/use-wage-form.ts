import { useForm } from "#kit/ui/form/use-form.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { wageKinds } from "../contract.ts";
import { texts } from "../text.ts";
import { renewContracts } from "./renew-contracts.ts";

export type WageKind = (typeof wageKinds)[number];

export interface WageValues {
	readonly validFrom: string | null;
	readonly validTo: string | null;
	readonly kind: WageKind | null;
	readonly cents: number | null;
	readonly costCentreId: string | null;
	readonly endsPrevious: boolean;
}

interface Given {
	readonly draftKey: string;
	readonly initial: WageValues;
	readonly version?: number;
	readonly save: (
		wage: ReturnType<typeof wageInput>,
		version: number | undefined,
	) => Promise<unknown>;
}

/** What is typed about a wage, new or old. */
export function useWageForm({ save, ...given }: Given) {
	const { wages: t, fields, errors } = useTexts(texts);
	return useForm<WageValues>({
		...given,
		fields: {
			validFrom: { label: fields.validFrom, required: true },
			validTo: {
				label: fields.validTo,
				check: (to, { validFrom }) =>
					to !== null && validFrom !== null && to < validFrom ? errors.END_BEFORE_BEGIN : undefined,
			},
			kind: { label: fields.kind, required: true },
			cents: { label: fields.cents, required: true },
			costCentreId: { label: fields.costCentre },
			endsPrevious: { label: fields.endsPrevious },
		},
		save: async (values, version) => {
			await save(wageInput(values), version);
			await renewContracts();
		},
		onFailure: (error) => handleError(error, { context: t.saving }),
		reload: renewContracts,
	});
}

function wageInput({ validFrom, validTo, kind, cents, ...rest }: WageValues) {
	return {
		validFrom: validFrom ?? "",
		validTo,
		kind: kind ?? "HOURLY",
		cents: cents ?? 0,
		costCentreId: rest.costCentreId,
	} as const;
}
