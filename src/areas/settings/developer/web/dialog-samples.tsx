import { Button } from "@mantine/core";
import { askReason } from "#kit/ui/dialog/ask-reason.ts";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { confirmDelete } from "#kit/ui/dialog/confirm-delete.ts";
import { askConflict } from "#kit/ui/form/ask-conflict.ts";
import { toast, toastTypes } from "#kit/ui/toast/toast.ts";
import { ApiError } from "#kit/web/api-error.ts";
import { deleteMany } from "#kit/web/bulk/change-many.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

/** Everything that asks or tells something over the page. */
export function DialogSamples() {
	const { dialogs: t, form, samples } = useTexts(texts);
	const questions = [
		{ label: t.confirm, ask: () => confirm({ title: t.confirmTitle }) },
		{ label: t.checkbox, ask: () => confirmDelete({ name: samples.name }) },
		{ label: t.word, ask: () => confirmDelete({ name: samples.name, withWord: true }) },
		{ label: t.force, ask: () => confirmDelete({ name: samples.name, force: true }) },
		{ label: t.reason, ask: () => askReason({ title: t.confirmTitle, required: true }) },
		{ label: t.partly, ask: () => deletePartly(samples.people, t) },
		{
			label: form.conflict,
			ask: () =>
				askConflict({
					changedBy: samples.name,
					changedAt: "2026-11-21T08:15:00Z",
					lines: [{ label: form.number, before: "20418", now: "20408", yours: "" }],
				}),
		},
	];
	return (
		<div className="gallery-buttons">
			{questions.map(({ label, ask }) => (
				<Button key={label} variant="default" onClick={() => void ask()}>
					{label}
				</Button>
			))}
			{toastTypes.map((type) => (
				<Button
					key={type}
					variant="subtle"
					onClick={() => toast({ type, title: t.toast, text: type })}
				>
					{`${t.toast}: ${type}`}
				</Button>
			))}
		</div>
	);
}

/** Every second one is refused, as by a server. */
function deletePartly(
	rows: readonly string[],
	t: { readonly partly: string; readonly inUse: string },
): Promise<unknown> {
	return deleteMany({
		rows,
		nameOf: (row) => row,
		title: t.partly,
		remove: async (row) => {
			if (rows.indexOf(row) % 2 === 0) return;
			throw new ApiError(409, {
				error: "InvalidAction",
				code: "IN_USE",
				message: t.inUse,
				details: [],
				traceId: "",
			});
		},
	});
}
