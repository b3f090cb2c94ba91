import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { renewUsers, type User } from "../user.ts";
import { PartForm, type PartGiven } from "./part-form.tsx";
import { type SupervisorRow, SupervisorRows } from "./supervisor-rows.tsx";

interface SupervisorValues {
	readonly supervisors: readonly SupervisorRow[];
}

/** Who decides for a person, with deputies. */
export function EditSupervisors(given: PartGiven) {
	const t = useTexts(texts);
	const form = useSupervisorForm(given.user);
	const { value, onChange, error } = form.field("supervisors");
	return (
		<PartForm {...given} form={form}>
			<FormSection id="supervisors" title={t.edit.supervisors}>
				<div data-wide>
					<SupervisorRows userId={given.user.id} rows={value} onChange={onChange} error={error} />
				</div>
			</FormSection>
		</PartForm>
	);
}

function useSupervisorForm(user: User) {
	const { edit: t, supervisors: words } = useTexts(texts);
	return useApiForm<SupervisorValues, typeof contract.setSupervisors>({
		draftKey: `users.edit-supervisors:${user.id}`,
		initial: {
			supervisors: user.supervisors.map(rowOf),
		},
		version: user.version,
		fields: {
			supervisors: {
				label: t.supervisors,
				check: (rows) =>
					rows.some(({ validFrom }) => validFrom === null)
						? words.incomplete
						: rows.some(isTurned)
							? t.end
							: undefined,
				print: (rows) => rows.map(({ name }) => name).join("; "),
			},
		},
		endpoint: contract.setSupervisors,
		input: ({ supervisors }, version = user.version) => ({
			userId: user.id,
			version,
			supervisors: supervisors.map(({ supervisorId, deputyForId, validFrom, validTo }) => ({
				supervisorId,
				deputyForId,
				validFrom: validFrom ?? "",
				validTo,
			})),
		}),
		context: t.saving,
		onSaved: () => void renewUsers(),
		reload: renewUsers,
	});
}

function isTurned({ validFrom, validTo }: SupervisorRow): boolean {
	return validFrom !== null && validTo !== null && validTo < validFrom;
}

function rowOf(one: User["supervisors"][number]): SupervisorRow {
	const { supervisorId, name, deputyForId, validFrom, validTo } = one;
	return { supervisorId, name, deputyForId, validFrom, validTo };
}
