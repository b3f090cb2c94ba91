import { SharesSection } from "./shares-section.tsx";

/** In the detail of a unit: the cost centres it is charged to. */
export default function UnitSharesSection({ unitId }: { readonly unitId: string }) {
	return <SharesSection target="UNIT" targetId={unitId} />;
}
