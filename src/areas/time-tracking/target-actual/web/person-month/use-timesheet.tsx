import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { PersonMonth } from "./month-days.ts";
import { Timesheet } from "./timesheet.tsx";

interface Printing {
	readonly print: () => void;
	/** Stands in the page while the dialog of the browser is open. */
	readonly element: ReactNode;
}

/** Prints a person's month as the paper that both sign. */
export function useTimesheet(month: PersonMonth | undefined): Printing {
	const [isPrinting, setPrinting] = useState(false);
	useEffect(() => {
		if (!isPrinting) return;
		const end = () => setPrinting(false);
		document.body.dataset.printing = "";
		addEventListener("afterprint", end);
		print();
		return () => {
			delete document.body.dataset.printing;
			removeEventListener("afterprint", end);
		};
	}, [isPrinting]);
	return {
		print: () => setPrinting(true),
		element:
			isPrinting && month !== undefined
				? createPortal(<Timesheet of={month} />, document.body)
				: null,
	};
}
