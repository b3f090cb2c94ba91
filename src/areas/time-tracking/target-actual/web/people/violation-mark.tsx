import { IconAlertTriangle } from "@tabler/icons-react";

/** That some day of the month broke a limit; what else there is stands in the figures. */
export function ViolationMark({ word }: { readonly word: string }) {
	return (
		<span className="violation-mark">
			<IconAlertTriangle size={14} stroke={1.8} aria-hidden />
			{word}
		</span>
	);
}
