import { Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { type FormEvent, useId, useState } from "react";
import { flushSync } from "react-dom";
import { CheckboxField } from "#kit/ui/field/choice/checkbox-field.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { useUnsavedGuard } from "#kit/ui/panel-stack/use-panel-dismissal.ts";
import { texts as kitTexts } from "#kit/ui/text.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import type { passwordParams } from "../panels.ts";
import { SecretFields, useSecret } from "./secret-fields.tsx";
import "../users.css";
import "#kit/web/master-data/master-data.css";

type Given = PanelProps<typeof passwordParams>;

/** Sets another person's password. */
export default function UsersChangePasswordPanel(given: Given) {
	const { password: t, fields, logins } = useTexts(texts);
	const { cancel } = useTexts(kitTexts);
	const formId = useId();
	const form = useChange(given);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void form.save();
	};
	return (
		<PanelFrame
			sub={given.login}
			footer={
				<>
					<Button variant="default" data-far-left onClick={given.close}>
						{cancel}
					</Button>
					<Button
						type="submit"
						form={formId}
						leftSection={<IconCheck size={16} stroke={2} aria-hidden />}
						loading={form.isSaving}
					>
						{logins.save}
					</Button>
				</>
			}
		>
			<form id={formId} className="master-form" noValidate onSubmit={submit}>
				<p className="person-note">{t.hint}</p>
				<SecretFields isRequired secret={form.secret} error={form.emptyFault} />
				<CheckboxField
					label={fields.mustChange}
					value={form.mustChangePassword}
					onChange={form.setMustChange}
				/>
			</form>
		</PanelFrame>
	);
}

function useChange({ userId, close }: Given) {
	const { password: t, logins } = useTexts(texts);
	const secret = useSecret(t);
	const [mustChangePassword, setMustChange] = useState(true);
	const [isTried, setTried] = useState(false);
	const [isDone, setDone] = useState(false);
	useUnsavedGuard(secret.next !== "" && !isDone);
	const change = useAction(contract.changeUserPassword, {
		quiet: true,
		renews: [contract.listUserLogins],
	});
	const isEmpty = secret.next === "";
	return {
		secret,
		mustChangePassword,
		setMustChange,
		isSaving: change.isPending,
		emptyFault: isTried && isEmpty ? t.empty : undefined,
		async save() {
			setTried(true);
			secret.showFaults();
			if (isEmpty || !secret.isEqual) return;
			try {
				await change.mutateAsync({ userId, newPassword: secret.next, mustChangePassword });
			} catch (error) {
				if (secret.takeRefusal(error)) return;
				handleError(error, { context: logins.changePassword });
				return;
			}
			toast({ type: "positive", title: t.saved });
			// before the panel closes: nothing is lost any more
			flushSync(() => setDone(true));
			close();
		},
	};
}
