import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { TextField } from "#kit/ui/field/text-field.tsx";
import { useTexts } from "#kit/web/texts.ts";
import type { Reason } from "../contract.ts";
import { texts } from "../text.ts";
import { useSaveReason } from "./use-save-reason.ts";

interface Given {
	readonly activityId: string;
	/** Changed; a new one is added without. */
	readonly reason?: Reason;
	readonly onDone?: () => void;
}

export function ReasonForm({ activityId, reason, onDone }: Given) {
	const { reasons: t, reason: words } = useTexts(texts);
	const [text, setText] = useState(reason?.text ?? "");
	const [isTried, setTried] = useState(false);
	const { save, fault, isBusy } = useSaveReason(activityId, reason);
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		setTried(true);
		if (isBusy || text.trim() === "" || !(await save(text))) return;
		setTried(false);
		setText("");
		onDone?.();
	};
	return (
		<form className="reason-form" noValidate onSubmit={(event) => void submit(event)}>
			<TextField
				label={words.fields.text}
				value={text}
				onChange={setText}
				required
				validate={isTried}
				error={fault}
				maxLength={200}
			/>
			<div className="reason-actions">
				<Button type="submit" loading={isBusy}>
					{reason === undefined ? words.create : t.save}
				</Button>
				{onDone !== undefined && (
					<Button variant="default" onClick={onDone}>
						{t.cancel}
					</Button>
				)}
			</div>
		</form>
	);
}
