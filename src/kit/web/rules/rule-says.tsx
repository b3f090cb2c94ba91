import { useTexts } from "../texts.ts";
import { texts } from "./text.ts";
import "./rules.css";

interface Given {
	readonly sentences: readonly string[];
}

/** What a rule says, a line a sentence. */
export function RuleSays({ sentences }: Given) {
	return (
		<ul className="rule-says">
			{sentences.map((sentence) => (
				<li key={sentence}>{sentence}</li>
			))}
		</ul>
	);
}

/** What a rule will say, while it is typed; nothing before it is whole. */
export function RuleInWords({ sentences }: { readonly sentences: Given["sentences"] | undefined }) {
	const t = useTexts(texts);
	if (sentences === undefined) return null;
	return (
		<div className="rule-words" data-wide>
			<b>{t.inWords}</b>
			<RuleSays sentences={sentences} />
		</div>
	);
}

interface ToldGiven {
	readonly children: string;
	/** A line each. */
	readonly below?: readonly string[] | undefined;
}

/** What takes as many lines of a list as its rows have. */
export function RuleTold({ children, below }: ToldGiven) {
	return (
		<span className="rule-told" title={children}>
			<span className="rule-told-words">
				{below === undefined ? children : <span className="rule-told-line">{children}</span>}
				{below?.map((line) => (
					<small className="rule-told-line" key={line} title={line}>
						{line}
					</small>
				))}
			</span>
		</span>
	);
}
