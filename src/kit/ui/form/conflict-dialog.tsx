import { Button } from "@mantine/core";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { DialogFrame } from "../dialog/dialog-frame.tsx";
import type { Answered } from "../dialog/lazy-dialog.ts";
import type { Conflict, ConflictAnswer, ConflictLine } from "./ask-conflict.ts";
import { texts } from "./text.ts";
import "./form.css";

/** Somebody else has saved in between: says who, when and what, and asks which state is to go on from. */
export default function ConflictDialog(given: Conflict & Answered<ConflictAnswer>) {
	const t = useTexts(texts).conflict;
	const format = useFormat();
	const { changedBy, changedAt, lines, onAnswer } = given;
	return (
		<DialogFrame
			title={t.title}
			size="wide"
			role="alertdialog"
			onCancel={() => onAnswer(null)}
			footer={
				<>
					<Button variant="default" onClick={() => onAnswer("reload")}>
						{t.reload}
					</Button>
					<Button onClick={() => onAnswer("keep")}>{t.keep}</Button>
				</>
			}
		>
			<p>
				{changedBy === null || changedAt === null
					? t.bySomebody
					: t.by(changedBy, format.instant(changedAt))}
			</p>
			{lines.length === 0 ? <p>{t.nothing}</p> : <Changes lines={lines} />}
		</DialogFrame>
	);
}

function Changes({ lines }: { readonly lines: readonly ConflictLine[] }) {
	const t = useTexts(texts).conflict;
	const print = (line: ConflictLine, value: unknown) =>
		(line.print as ((value: unknown) => string) | undefined)?.(value) ?? plain(value, t);
	return (
		<table className="form-changes">
			<thead>
				<tr>
					<th>{t.field}</th>
					<th>{t.before}</th>
					<th>{t.now}</th>
					<th>{t.yours}</th>
				</tr>
			</thead>
			<tbody>
				{lines.map((line) => (
					<tr key={line.label}>
						<th scope="row">{line.label}</th>
						<td>
							<del>{print(line, line.before)}</del>
						</td>
						<td>
							<b>{print(line, line.now)}</b>
						</td>
						<td>{"yours" in line && print(line, line.yours)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function plain(
	value: unknown,
	t: { readonly none: string; readonly yes: string; readonly no: string; readonly other: string },
): string {
	if (value === null || value === undefined || value === "") return t.none;
	if (typeof value === "boolean") return value ? t.yes : t.no;
	return typeof value === "object" ? t.other : String(value);
}
