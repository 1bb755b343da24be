import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { MuiField } from '../fields/MuiField.tsx';
import { systems, tabs, words } from '../words.ts';

function Field() {
  const [address, setAddress] = useState('');
  return <MuiField label={words.field} value={address} onChange={setAddress} />;
}

/** MUI's components as in its docs. */
export function MuiForm() {
  const [isOpen, setOpen] = useState(false);
  const [system, setSystem] = useState('');
  const [shown, setShown] = useState<string>(tabs[0].id);
  return (
    <main>
      <form>
        <Field />
        <FormControl fullWidth>
          <InputLabel id="system">{words.select}</InputLabel>
          <Select
            labelId="system"
            label={words.select}
            value={system}
            onChange={({ target }) => setSystem(target.value)}
          >
            {systems.map(({ id, label }) => (
              <MenuItem key={id} value={id}>
                {label}
              </MenuItem>
            ))}
          </Select>
        </FormControl>
        <Button onClick={() => setOpen(true)}>{words.button}</Button>
      </form>
      <Dialog open={isOpen} onClose={() => setOpen(false)}>
        <DialogTitle>{words.button}</DialogTitle>
        <DialogContent>{words.body}</DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{words.close}</Button>
        </DialogActions>
      </Dialog>
      <Tabs value={shown} onChange={(_, id: string) => setShown(id)}>
        {tabs.map(({ id, label }) => (
          <Tab key={id} value={id} label={label} />
        ))}
      </Tabs>
      <div role="tabpanel">{tabs.find(({ id }) => id === shown)?.body}</div>
    </main>
  );
}
