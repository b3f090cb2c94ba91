import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { TextField } from "#kit/ui/field/text-field.tsx";
import { api } from "#kit/web/api.ts";
import { isApiError } from "#kit/web/api-error.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { renewMaster } from "#kit/web/master-data/use-master-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { activityReasons, contract, type Reason } from "../../contract.ts";
import { texts } from "../../text.ts";

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

/** Adds a reason to an activity, or changes the one given; `fault` is what the server says is wrong with the text. */
function useSaveReason(activityId: string, reason: Reason | undefined) {
	const t = useTexts(texts).reasons;
	const [fault, setFault] = useState<string>();
	const [isBusy, setBusy] = useState(false);
	/** Resolves to whether it was saved. */
	const save = async (text: string): Promise<boolean> => {
		setBusy(true);
		setFault(undefined);
		try {
			if (reason === undefined) await api(contract.createActivityReason, { activityId, text });
			else {
				const { id, version } = reason;
				await api(contract.updateActivityReason, { id, version, activityId, text });
			}
			return true;
		} catch (error) {
			if (isApiError(error, "DUPLICATE")) setFault(error.message);
			else handleError(error, { context: t.saving });
			return false;
		} finally {
			setBusy(false);
			await renewMaster(activityReasons);
		}
	};
	return { save, fault, isBusy };
}
