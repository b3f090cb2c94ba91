import { Button } from "@mantine/core";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { alertDialog } from "../../../../kit/ui/dialog/alert-dialog.tsx";
import { DialogFrame } from "../../../../kit/ui/dialog/dialog-frame.tsx";
import { TextField } from "../../../../kit/ui/field/text-field.tsx";
import { toast } from "../../../../kit/ui/toast/toast.ts";
import { isApiError } from "../../../../kit/web/api-error.ts";
import { handleError } from "../../../../kit/web/errors/handle-error.ts";
import { useTexts } from "../../../../kit/web/texts.ts";
import { useAction } from "../../../../kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import type { NewPasswordQuestion } from "./ask-new-password.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { isPasswordRefused, useNewPassword } from "./use-new-password.ts";

type End = (isChanged: boolean) => void;

export function renderChangePassword(
	question: NewPasswordQuestion,
	end: End,
): ReactNode {
	return <ChangePasswordDialog question={question} onEnd={end} />;
}

interface Given {
	readonly question: NewPasswordQuestion;
	readonly onEnd: End;
}

/** A new password: because it must be, or because somebody wants one. */
export function ChangePasswordDialog({ question, onEnd }: Given) {
	const t = useTexts(german, english).change;
	const formId = useId();
	const isWish = question.reason === "wish";
	const [typedOld, setTypedOld] = useState("");
	const [isOldWrong, setOldWrong] = useState(false);
	const oldPassword = isWish ? typedOld : question.oldPassword;
	const fields = useNewPassword(question.policy, oldPassword);
	const { mutateAsync, isPending } = useAction(contract.changePassword, {
		quiet: true,
	});
	const isFine = fields.isFine && (!isWish || typedOld !== "");
	const save = async () => {
		try {
			await mutateAsync({
				username: question.username,
				newPassword: fields.next,
				persistent: question.persistent,
				...(oldPassword === undefined ? {} : { oldPassword }),
			});
			toast({
				type: "positive",
				title: t.done,
				text: isWish ? t.elsewhere : undefined,
			});
			onEnd(true);
		} catch (error) {
			if (isPasswordRefused(error)) fields.takeRefusal(error);
			else if (isWish && isApiError(error, "INVALID_CREDENTIALS")) {
				setOldWrong(true);
			} else if (!isWish && isStepOver(error)) {
				onEnd(false);
				await alertDialog({ title: t.expired, text: t.expiredText });
			} else handleError(error, { context: t.title });
		}
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		fields.showFaults();
		if (isFine && !isPending) void save();
	};
	return (
		<DialogFrame
			title={t.title}
			onCancel={() => onEnd(false)}
			footer={
				<>
					<Button variant="default" onClick={() => onEnd(false)}>
						{t.cancel}
					</Button>
					<Button
						type="submit"
						form={formId}
						disabled={!isFine}
						loading={isPending}
					>
						{t.go}
					</Button>
				</>
			}
		>
			{!isWish && <p>{t.mustChange}</p>}
			<form
				id={formId}
				className="dialog-fields"
				noValidate
				onSubmit={submit}
				onBlur={() => fields.next !== "" && fields.showFaults()}
			>
				<input
					type="text"
					name="username"
					autoComplete="username"
					value={question.username}
					readOnly
					hidden
				/>
				{isWish && (
					<TextField
						type="PASSWORD"
						label={t.old}
						size="md"
						autoComplete="current-password"
						error={isOldWrong ? t.wrongOld : undefined}
						value={typedOld}
						onChange={(value) => {
							setOldWrong(false);
							setTypedOld(value);
						}}
					/>
				)}
				<NewPasswordFields given={fields} />
			</form>
		</DialogFrame>
	);
}

/** The ten minutes between proving oneself and the new password have passed. */
function isStepOver(error: unknown): boolean {
	return (
		isApiError(error, "INVALID_CREDENTIALS") ||
		isApiError(error, "UNAUTHENTICATED")
	);
}
