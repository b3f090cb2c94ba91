import { IconHistory } from "@tabler/icons-react";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "./text.ts";

/** Says that what is shown was typed earlier, and offers to forget it. */
export function RestoredNotice(given: { readonly onDiscard: () => void }) {
	const t = useTexts(texts);
	return (
		<div className="form-restored" role="status">
			<IconHistory size={16} stroke={1.7} aria-hidden />
			<span>{t.restored}</span>
			<button type="button" onClick={given.onDiscard}>
				{t.discard}
			</button>
		</div>
	);
}
