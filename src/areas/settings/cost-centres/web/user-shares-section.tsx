import { SharesSection } from "./shares-section.tsx";

/** In the detail of a person: the cost centres she is charged to. */
export default function UserSharesSection({ userId }: { readonly userId: string }) {
	return <SharesSection target="USER" targetId={userId} />;
}
