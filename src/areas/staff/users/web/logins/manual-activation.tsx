import { CheckboxField } from "#kit/ui/field/choice/checkbox-field.tsx";
import { SwitchField } from "#kit/ui/field/choice/switch-field.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useForm } from "#kit/ui/form/use-form.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { renewUsers, usePersonSub } from "../user.ts";
import type { Login } from "./login-row.tsx";
import { type Secret, SecretFields, useSecret } from "./secret-fields.tsx";

interface Given {
	readonly userId: string;
	readonly login: Login | undefined;
	readonly close: () => void;
}

interface ManualValues {
	readonly username: string;
	readonly mustChangePassword: boolean;
	readonly isEnabled: boolean;
}

/** The way in by name and password. The password is never kept among the drafts. */
export function ManualActivation({ userId, login, close }: Given) {
	const { logins: t, password } = useTexts(texts);
	const secret = useSecret(password);
	const form = useManualForm(userId, login, secret);
	return (
		<FormPanel form={form} sub={usePersonSub(userId, t.MANUAL)} close={close}>
			<FormSection id="login" title={t.MANUAL}>
				<TextField {...form.field("username")} maxLength={200} autoComplete="off" />
				<SwitchField {...form.field("isEnabled")} />
				<SecretFields
					secret={secret}
					help={login?.hasPassword ? t.passwordHelp : t.firstPasswordHelp}
				/>
				<div data-wide>
					<CheckboxField {...form.field("mustChangePassword")} />
				</div>
			</FormSection>
		</FormPanel>
	);
}

function useManualForm(
	userId: string,
	login: Login | undefined,
	secret: Secret,
): Form<ManualValues> {
	const { logins: t, fields } = useTexts(texts);
	const isNew = login?.loginId == null;
	return useForm<ManualValues>({
		draftKey: `users.login-activation:${userId}:MANUAL`,
		initial: {
			username: login?.username ?? "",
			mustChangePassword: isNew || login.mustChangePassword,
			isEnabled: isNew || login.isEnabled,
		},
		fields: {
			username: { label: fields.username, required: true },
			mustChangePassword: { label: fields.mustChange },
			isEnabled: { label: fields.isEnabled },
		},
		save: async (values) => {
			secret.showFaults();
			if (!secret.isEqual) throw new UnequalPasswords();
			await api(contract.setLoginActivation, {
				userId,
				provider: "MANUAL",
				...values,
				...(secret.next === "" ? {} : { password: secret.next }),
			});
			await renewUsers();
		},
		onFailure: (error) => {
			if (error instanceof UnequalPasswords || secret.takeRefusal(error)) return;
			handleError(error, { context: t.changing });
		},
	});
}

/** Said at the field itself. */
class UnequalPasswords extends Error {}
