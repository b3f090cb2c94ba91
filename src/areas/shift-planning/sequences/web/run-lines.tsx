import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { clashReasons, madeAtOnce, type RunPreview } from "../contract/run.ts";
import { texts } from "./text.ts";

type Line = RunPreview["lines"][number];

/** What would become of each person's days. */
export function RunLines({ preview }: { readonly preview: RunPreview }) {
	const t = useTexts(texts);
	const words = useCountWords();
	return (
		<section className="run-preview" aria-label={t.preview}>
			<h3>{t.preview}</h3>
			<p role="status">
				<b>{t.made(preview.made)}</b>
				{words(preview)}
				{preview.violated > 0 && ` · ${t.violated(preview.violated)}`}
			</p>
			{preview.made + preview.opened + preview.skipped > madeAtOnce && <p>{t.byJob}</p>}
			<table>
				<thead>
					<tr>
						<th scope="col">{t.person}</th>
						<th scope="col">{t.result}</th>
						<th scope="col">{t.notices}</th>
					</tr>
				</thead>
				<tbody>
					{preview.lines.map((line) => (
						<tr key={line.userId}>
							<td>{`${line.lastName}, ${line.firstName}`}</td>
							<td>
								{t.made(line.made)}
								{words(line)}
							</td>
							<td>
								<Notices line={line} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

function useCountWords() {
	const t = useTexts(texts);
	return ({ opened, skipped }: Pick<Line, "opened" | "skipped">) =>
		[opened > 0 && ` · ${t.opened(opened)}`, skipped > 0 && ` · ${t.skipped(skipped)}`].filter(
			(part) => part !== false,
		);
}

/** Reasons with their days, and the days on which rules are to be minded. */
function Notices({ line: { shifts } }: { readonly line: Line }) {
	const t = useTexts(texts);
	const format = useFormat();
	const daysOf = (own: Line["shifts"]) =>
		[...new Set(own.map(([day]) => format.day(day)))].join(", ");
	const kinds = clashReasons.map((reason) => ({
		key: reason as string,
		word: t.reasons[reason],
		own: shifts.filter(([, , , , , why]) => why === reason),
	}));
	const broken = shifts.filter(([, , , , , , codes]) => codes.length > 0);
	const all = [...kinds, { key: "MIND", word: t.mindRules, own: broken }];
	return (
		<ul>
			{all
				.filter(({ own }) => own.length > 0)
				.map(({ key, word, own }) => (
					<li key={key}>{word(daysOf(own))}</li>
				))}
		</ul>
	);
}
