import { useTexts } from "#kit/web/texts.ts";
import type { TimeTrackingDetail } from "../contract/tracking-answer.ts";
import { texts } from "../text.ts";
import { overlapLines } from "./overlap-lines.ts";
import "./entry-detail.css";

/** What has to be known before anything is decided. */
export function EntryNotices({ entry }: { readonly entry: TimeTrackingDetail }) {
	const t = useTexts(texts).detail;
	const { isLong, overlaps } = entry.warnings;
	const owesReason = entry.needsReason && entry.reason === null;
	if (!isLong && overlaps.length === 0 && !owesReason) return null;
	return (
		<div className="entry-notice" role="note">
			{owesReason && <p>{t.reasonOwed}</p>}
			{isLong && <p>{t.isLong}</p>}
			{overlaps.length > 0 && (
				<>
					<p>{t.overlaps}</p>
					<ul>
						{overlaps.map((other) => (
							<li key={other.id}>{overlapLines([{ entry: other }])}</li>
						))}
					</ul>
				</>
			)}
		</div>
	);
}
