import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";

/** What the people of the terminal's site hold, by kind. */
export function TokenTypes({ id }: { readonly id: string }) {
	const t = useTexts(texts).detail;
	const { data } = useApi(contract.countHardwareTokens, { id });
	if (data === undefined) return null;
	return (
		<section className="terminal-part" aria-labelledby="terminal-tokens">
			<h3 id="terminal-tokens">{t.tokens}</h3>
			<dl className="terminal-tokens">
				{data.types.map(({ type, count }) => (
					<div key={type}>
						<dt>{t.types[type]}</dt>
						<dd>{count}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
