import { useTexts } from "#kit/web/texts.ts";
import type { Approval } from "../contract.ts";
import { texts } from "../text.ts";

interface Given {
	readonly item: { readonly approval: Approval };
}

/** What entries need before they count, a line each. */
export function ApprovalView({ item: { approval } }: Given) {
	const t = useTexts(texts).approval;
	const { required, selfApproval, substitute } = approval;
	const lines = [
		required && t.required,
		selfApproval && t.selfApproval,
		substitute !== "NONE" && t.substitutes[substitute],
	].filter((line) => line !== false);
	return <>{lines.length === 0 ? t.none : lines.join("\n")}</>;
}
