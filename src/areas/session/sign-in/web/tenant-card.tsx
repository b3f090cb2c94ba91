import { goTo } from "#kit/web/router/navigation.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

interface Given {
	readonly name: string;
	readonly tenantNo: string;
}

/** Whom somebody signs in to, and the way back to another. */
export function TenantCard({ name, tenantNo }: Given) {
	const t = useTexts(texts).tenant;
	return (
		<div className="entry-tenant">
			<span className="entry-tenant-mark" aria-hidden>
				{initialsOf(name)}
			</span>
			<p>
				<b>{name}</b>
				<span>{t.shown(tenantNo)}</span>
			</p>
			<button type="button" className="entry-link" onClick={() => void goTo("/login")}>
				{t.change}
			</button>
		</div>
	);
}

/** The first letters of the first two words that have any. */
function initialsOf(name: string): string {
	return name
		.split(/[^\p{L}\p{N}]+/u)
		.filter((word) => word !== "")
		.slice(0, 2)
		.map((word) => word.charAt(0).toUpperCase())
		.join("");
}
