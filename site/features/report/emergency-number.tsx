/** In Latin and in Persian digits. */
const emergencyNumber = /112|۱۱۲/;

/** A message with the emergency number of Türkiye and Europe in it, which a press calls. */
export function EmergencyNumber({ children: text }: { readonly children: string }) {
  const found = emergencyNumber.exec(text);
  if (!found) return text;
  const [number] = found;
  return (
    <>
      {text.slice(0, found.index)}
      <a href="tel:112">{number}</a>
      {text.slice(found.index + number.length)}
    </>
  );
}
