import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract, type RoleAssignment } from "../contract.ts";
import { texts } from "../text.ts";
import { DaysFields } from "./grant-fields.tsx";
import { GrantFormFrame } from "./grant-form-frame.tsx";
import { type DaysValues, useDaysRules } from "./use-grant-rules.ts";
import { renewGrants } from "./use-grants-live.ts";

interface Given {
	readonly assignment: RoleAssignment;
	readonly onDone: () => void;
}

/** From when until when a role is held. */
export function DaysForm({ assignment, onDone }: Given) {
	const t = useTexts(texts).roles;
	const { id, version, validFrom, validTo } = assignment;
	const form = useApiForm<DaysValues, typeof contract.updateRoleAssignment>({
		draftKey: `roles.days:${id}`,
		initial: { validFrom, validTo },
		version,
		fields: useDaysRules(),
		endpoint: contract.updateRoleAssignment,
		input: (values, known = version) => ({
			id,
			version: known,
			validFrom: values.validFrom ?? "",
			validTo: values.validTo,
		}),
		context: t.edit,
		reload: renewGrants,
		onSaved: () => void renewGrants(),
	});
	return (
		<GrantFormFrame form={form} title={t.edit} saveLabel={t.saveDays} onDone={onDone}>
			<DaysFields from={form.field("validFrom")} to={form.field("validTo")} />
		</GrantFormFrame>
	);
}
