import { useRef, useState } from "react";
import { CheckboxField } from "#kit/ui/field/choice/checkbox-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useForm } from "#kit/ui/form/use-form.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import type { passwordParams } from "../panels.ts";
import { usePersonSub } from "../user.ts";
import { type Secret, SecretFields, useSecret } from "./secret-fields.tsx";
import "../users.css";

type Given = PanelProps<typeof passwordParams>;

/** Sets another person's password, which is never kept among the drafts. */
export default function UsersChangePasswordPanel({ userId, login, close }: Given) {
	const { password: t, logins } = useTexts(texts);
	const secret = useSecret(t);
	const { form, emptyFault } = useChange(userId, secret);
	return (
		<FormPanel form={form} sub={usePersonSub(userId, t.signsInAs(login))} close={close}>
			<FormSection id="password" title={logins.changePassword}>
				<p data-wide className="person-note">
					{t.hint}
				</p>
				<SecretFields isRequired secret={secret} error={emptyFault} />
				<div data-wide>
					<CheckboxField {...form.field("mustChangePassword")} />
				</div>
			</FormSection>
		</FormPanel>
	);
}

interface ChangeValues {
	readonly mustChangePassword: boolean;
}

function useChange(userId: string, secret: Secret) {
	const { password: t, fields, logins } = useTexts(texts);
	const [isTried, setTried] = useState(false);
	/** Before the panel closes: nothing is lost any more. */
	const isSaved = useRef(false);
	const isEmpty = secret.next === "";
	const form = useForm<ChangeValues>({
		draftKey: `users.change-password:${userId}`,
		initial: { mustChangePassword: true },
		fields: { mustChangePassword: { label: fields.mustChange } },
		save: async (values) => {
			setTried(true);
			secret.showFaults();
			if (isEmpty || !secret.isEqual) throw new WrongPassword();
			await api(contract.changeUserPassword, { userId, newPassword: secret.next, ...values });
			isSaved.current = true;
			void renew(contract.listUserLogins);
			toast({ type: "positive", title: t.saved });
		},
		onFailure: (error) => {
			if (error instanceof WrongPassword || secret.takeRefusal(error)) return;
			handleError(error, { context: logins.changePassword });
		},
	});
	const typed: Form<ChangeValues> = {
		...form,
		dirtyCount: form.dirtyCount + (isEmpty ? 0 : 1),
		hasChanges: () => !isSaved.current && (!isEmpty || form.hasChanges()),
	};
	return { form: typed, emptyFault: isTried && isEmpty ? t.empty : undefined };
}

/** Said at the field itself. */
class WrongPassword extends Error {}
