import { Button, Checkbox, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { limits } from "#kit/contract/limits.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import type { Confirmation, Confirmed } from "./confirm.ts";
import { DialogFrame } from "./dialog-frame.tsx";
import type { Answered } from "./lazy-dialog.ts";

/** Asks; the button stays shut until everything asked for is there. */
export default function ConfirmDialog(given: Confirmation & Answered<Confirmed | null>) {
	const t = useTexts(texts);
	const [isChecked, setChecked] = useState(false);
	const [isForced, setForced] = useState(false);
	const [reason, setReason] = useState(given.reasonText ?? "");
	const [word, setWord] = useState("");
	const isReady =
		(given.checkbox === undefined || isChecked) &&
		(given.force === undefined || isForced) &&
		(!given.reasonRequired || reason.trim() !== "") &&
		(given.word === undefined || word.trim() === given.word);
	return (
		<DialogFrame
			title={given.title}
			size={given.size ?? (given.details === undefined ? "narrow" : "wide")}
			onCancel={() => given.onAnswer(null)}
			role="alertdialog"
			footer={
				<>
					<Button variant="default" onClick={() => given.onAnswer(null)}>
						{given.cancel ?? t.cancel}
					</Button>
					<Button
						color={given.danger ? "red" : "petrol"}
						disabled={!isReady}
						onClick={() => given.onAnswer({ reason: reason.trim(), force: isForced })}
					>
						{given.confirm ?? t.ok}
					</Button>
				</>
			}
		>
			{given.text && <p>{given.text}</p>}
			{given.details}
			<div className="dialog-fields">
				{given.reason !== undefined && (
					<Textarea
						label={given.reason}
						withAsterisk={given.reasonRequired === true}
						maxLength={limits.textLength}
						value={reason}
						onChange={(event) => setReason(event.currentTarget.value)}
					/>
				)}
				{given.word !== undefined && (
					<TextInput
						label={t.typeWord(given.word)}
						value={word}
						onChange={(event) => setWord(event.currentTarget.value)}
					/>
				)}
				{given.force !== undefined && (
					<Checkbox
						label={given.force}
						checked={isForced}
						onChange={(event) => setForced(event.currentTarget.checked)}
					/>
				)}
				{given.checkbox !== undefined && (
					<Checkbox
						label={given.checkbox}
						checked={isChecked}
						onChange={(event) => setChecked(event.currentTarget.checked)}
					/>
				)}
			</div>
		</DialogFrame>
	);
}
