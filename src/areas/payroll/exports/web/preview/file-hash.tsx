import { CopyButton } from "#kit/ui/copy-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";

interface Given {
	readonly sha256: string;
	readonly fileName: string;
}

/** By what the bytes of a file are known: eight signs at a time, so that two can be compared by eye, or taken along. */
export function FileHash({ sha256, fileName }: Given) {
	const t = useTexts(texts).facts;
	return (
		<div className="wage-hash">
			<code>{(sha256.match(/.{8}/g) ?? []).join(" ")}</code>
			<CopyButton value={sha256} isPicture words={{ copy: t.copy(fileName), copied: t.copied }} />
		</div>
	);
}
