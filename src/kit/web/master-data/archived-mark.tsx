import { IconArchive } from "@tabler/icons-react";
import { useTexts } from "../texts.ts";
import { texts } from "./text.ts";
import "./master-data.css";

/** No longer offered anywhere, but known to what is linked with it. */
export function ArchivedMark() {
	const t = useTexts(texts);
	return (
		<span className="master-archived">
			<IconArchive size={14} stroke={1.8} aria-hidden />
			{t.archived}
		</span>
	);
}
