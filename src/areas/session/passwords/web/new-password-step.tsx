import { Button } from "@mantine/core";
import type { FormEvent } from "react";
import type { PasswordPolicy } from "#domain/passwords/password-policy.ts";
import { alertDialog } from "#kit/ui/dialog/alert-dialog.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { isApiError } from "#kit/web/api-error.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { goTo } from "#kit/web/router/navigation.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import type { ResetRequest } from "./reset-request.ts";
import { isPasswordRefused, useNewPassword } from "./use-new-password.ts";

interface Given {
	readonly request: ResetRequest;
	readonly policy: PasswordPolicy;
	readonly code: string;
	/** The code is no longer good. */
	readonly onCodeLost: () => void;
}

/** The new password, twice; then one signs in with it. */
export function NewPasswordStep({ request, policy, code, onCodeLost }: Given) {
	const t = useTexts(texts);
	const fields = useNewPassword(policy, undefined);
	const { mutateAsync, isPending } = useAction(contract.changePasswordByCode, {
		quiet: true,
	});
	const save = async () => {
		try {
			await mutateAsync({
				...request,
				code,
				newPassword: fields.next,
				newPasswordVerification: fields.repeat,
			});
			toast({ type: "positive", title: t.change.done });
			await goTo(`/login/${encodeURIComponent(request.tenant)}`, {
				replace: true,
			});
		} catch (error) {
			if (isPasswordRefused(error)) fields.takeRefusal(error);
			else if (isApiError(error, "INVALID_RESET_CODE")) {
				onCodeLost();
				await alertDialog({
					title: t.reset.wrongCode,
					text: t.errors.INVALID_RESET_CODE,
				});
			} else handleError(error, { context: t.reset.page });
		}
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		fields.showFaults();
		if (fields.isFine && !isPending) void save();
	};
	return (
		<>
			<h1>{t.reset.passwordTitle}</h1>
			<p className="entry-text">{t.reset.passwordText}</p>
			<form
				className="entry-form"
				noValidate
				onSubmit={submit}
				onBlur={() => fields.next !== "" && fields.showFaults()}
			>
				<NewPasswordFields given={fields} />
				<Button type="submit" className="entry-go" disabled={!fields.isFine} loading={isPending}>
					{t.change.go}
				</Button>
			</form>
		</>
	);
}
