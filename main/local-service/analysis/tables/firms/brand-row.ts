/** One kind of well-known firms: what a payment to them is, how sure that is, and their names separated by "|". */
export interface BrandRow {
  kind: string;
  category: string;
  weight: number;
  names: string;
}
