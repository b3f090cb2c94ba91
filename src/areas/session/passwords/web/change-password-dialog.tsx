import { Button } from "@mantine/core";
import { type FormEvent, type ReactNode, useId } from "react";
import { DialogFrame } from "#kit/ui/dialog/dialog-frame.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { NewPasswordFields } from "./new-password.tsx";
import type { NewPasswordQuestion } from "./public.ts";
import { useChangePassword } from "./use-change-password.ts";

type End = (isChanged: boolean) => void;

export function renderChangePassword(question: NewPasswordQuestion, end: End): ReactNode {
	return <ChangePasswordDialog question={question} onEnd={end} />;
}

/** A new password: because it must be, or because somebody wants one. */
function ChangePasswordDialog({ question, onEnd }: { question: NewPasswordQuestion; onEnd: End }) {
	const t = useTexts(texts).change;
	const formId = useId();
	const change = useChangePassword(question, onEnd);
	const { fields, isFine, isBusy, isWish } = change;
	const submit = (event: FormEvent) => {
		event.preventDefault();
		fields.showFaults();
		if (isFine && !isBusy) void change.save();
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
					<Button type="submit" form={formId} disabled={!isFine} loading={isBusy}>
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
				{/* tells the browser's own store of passwords whose it is */}
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
						value={change.old.value}
						error={change.old.error}
						onChange={change.old.onChange}
					/>
				)}
				<NewPasswordFields given={fields} />
			</form>
		</DialogFrame>
	);
}
