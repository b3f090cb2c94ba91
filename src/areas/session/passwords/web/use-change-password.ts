import { useState } from "react";
import { alertDialog } from "#kit/ui/dialog/alert-dialog.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { isApiError } from "#kit/web/api-error.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { isPasswordRefused, useNewPassword } from "./new-password.tsx";
import type { NewPasswordQuestion } from "./public.ts";

/** The fields of a change of password, and saving it. */
export function useChangePassword(
	question: NewPasswordQuestion,
	onEnd: (isChanged: boolean) => void,
) {
	const t = useTexts(texts).change;
	const isWish = question.reason === "wish";
	const old = usePresentPassword();
	const oldPassword = isWish ? old.value : question.oldPassword;
	const fields = useNewPassword(question.policy, oldPassword);
	const { mutateAsync, isPending } = useAction(contract.changePassword, { quiet: true });
	const save = async () => {
		const { username, persistent } = question;
		const given = { username, persistent, newPassword: fields.next };
		try {
			await mutateAsync(oldPassword === undefined ? given : { ...given, oldPassword });
			toast({ type: "positive", title: t.done, text: isWish ? t.elsewhere : undefined });
			onEnd(true);
		} catch (error) {
			if (isPasswordRefused(error)) fields.takeRefusal(error);
			else if (isWish && isApiError(error, "INVALID_CREDENTIALS")) {
				old.markWrong();
			} else if (!isWish && isStepOver(error)) {
				onEnd(false);
				await alertDialog({ title: t.expired, text: t.expiredText });
			} else handleError(error, { context: t.title });
		}
	};
	return {
		fields,
		isWish,
		isBusy: isPending,
		isFine: fields.isFine && (!isWish || old.value !== ""),
		save,
		old,
	};
}

/** Typed again, so that an open screen is not enough. */
function usePresentPassword() {
	const t = useTexts(texts).change;
	const [value, setValue] = useState("");
	const [isWrong, setWrong] = useState(false);
	return {
		value,
		error: isWrong ? t.wrongOld : undefined,
		markWrong: () => setWrong(true),
		onChange: (typed: string) => {
			setWrong(false);
			setValue(typed);
		},
	};
}

/** The ten minutes between proving oneself and the new password have passed. */
function isStepOver(error: unknown): boolean {
	return isApiError(error, "INVALID_CREDENTIALS") || isApiError(error, "UNAUTHENTICATED");
}
