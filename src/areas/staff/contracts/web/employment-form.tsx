import { contract as employmentTypes } from "#areas/staff/employment-types/contract.ts";
import { limits } from "#kit/contract/limits.ts";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { SelectField } from "#kit/ui/field/select-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useForm } from "#kit/ui/form/use-form.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import type { Employment } from "./employment-list.tsx";
import { RemoveButton } from "./remove-button.tsx";
import { renewContracts } from "./renew-contracts.ts";

interface Given {
	readonly userId: string;
	/** Absent for a new one. */
	readonly employment: Employment | undefined;
	readonly close: () => void;
}

interface EmploymentValues {
	readonly entryDate: string | null;
	readonly exitDate: string | null;
	readonly employmentTypeId: string | null;
}

/** First and last day of an employment, and of which kind it is. */
export function EmploymentForm(given: Given) {
	const { employment, close } = given;
	const t = useTexts(texts).employments;
	const form = useEmploymentForm(given);
	const title = employment === undefined ? t.create : t.edit;
	return (
		<FormPanel
			form={form}
			title={title}
			close={close}
			buttons={
				employment !== undefined && (
					<RemoveButton
						close={close}
						remove={() => api(contract.deleteEmployment, { employmentId: employment.id })}
					/>
				)
			}
		>
			<FormSection id="employment" title={t.title}>
				<DateField {...form.field("entryDate")} />
				<DateField {...form.field("exitDate")} />
				<SelectField {...form.field("employmentTypeId")} options={useTypes(employment)} />
			</FormSection>
		</FormPanel>
	);
}

/** Those that are not archived, and the one that holds already. */
function useTypes(employment: Employment | undefined) {
	const enabled = useMay("employmenttypes.manage", "LIST");
	const { data } = useApi(
		employmentTypes.listEmploymentTypes,
		{ isEnabled: true, pageSize: limits.listLength },
		{ enabled },
	);
	const known = (data?.items ?? []).map(({ id, name }) => ({
		value: id,
		label: name,
	}));
	const { employmentTypeId: value, employmentTypeName: label } = employment ?? {};
	const isKnown = known.some((one) => one.value === value);
	return value && label && !isKnown ? [...known, { value, label }] : known;
}

function useEmploymentForm({ userId, employment }: Given) {
	const { employments: t, fields, errors } = useTexts(texts);
	const { version } = employment ?? {};
	return useForm<EmploymentValues>({
		draftKey: `users.employment:${userId}:${employment?.id ?? "new"}`,
		initial: {
			entryDate: employment?.entryDate ?? null,
			exitDate: employment?.exitDate ?? null,
			employmentTypeId: employment?.employmentTypeId ?? null,
		},
		version,
		fields: {
			entryDate: { label: fields.entryDate, required: true },
			exitDate: {
				label: fields.exitDate,
				check: (exit, { entryDate }) =>
					exit !== null && entryDate !== null && exit < entryDate
						? errors.END_BEFORE_BEGIN
						: undefined,
			},
			employmentTypeId: { label: fields.employmentType },
		},
		save: async (values, based = version ?? 0) => {
			const sent = { ...values, entryDate: values.entryDate ?? "" };
			await (employment === undefined
				? api(contract.createEmployment, { userId, ...sent })
				: api(contract.updateEmployment, {
						employmentId: employment.id,
						version: based,
						...sent,
					}));
			await renewContracts();
		},
		onFailure: (error) => handleError(error, { context: t.saving }),
		reload: renewContracts,
	});
}
