import type { TimeRule } from "#domain/working-time/rules/rule-catalogue.ts";
import { useFormat } from "#kit/web/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { ruleFacts } from "./rule-facts.ts";

/** What a rule says, line by line. */
export function SettingsView({ settings }: { readonly settings: TimeRule }) {
	const t = useTexts(texts).settings;
	const format = useFormat();
	return (
		<dl className="master-facts">
			{ruleFacts(settings, t, format).map(([label, value]) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
